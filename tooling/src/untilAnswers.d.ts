import type { ChildProcess } from 'node:child_process';

export function untilAnswers(child: ChildProcess, address: string): Promise<void>;
export function isAnswering(address: string): Promise<boolean>;
