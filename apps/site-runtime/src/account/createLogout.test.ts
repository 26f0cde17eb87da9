import { describe, expect, it, vi } from 'vitest';
import { createLogout, type LogoutPorts } from './createLogout';

function ports(more: Partial<LogoutPorts> = {}) {
  return {
    endSession: vi.fn(() => Promise.resolve()),
    clearLastSite: vi.fn(),
    leave: vi.fn(),
    ...more,
  };
}

describe('logging out', () => {
  it('[RUN-9, A-173, B-185] happens once however often it is asked for', async () => {
    const given = ports();
    const logout = createLogout(given);
    await Promise.all([logout(), logout(), logout()]);
    expect(given.endSession).toHaveBeenCalledTimes(1);
    expect(given.clearLastSite).toHaveBeenCalledTimes(1);
    expect(given.leave).toHaveBeenCalledTimes(1);
  });

  it('[RUN-9, B-233] leaves only when the session has ended', async () => {
    let end = () => {};
    const given = ports({ endSession: () => new Promise<void>((resolve) => (end = resolve)) });
    const done = createLogout(given)();
    expect(given.leave).not.toHaveBeenCalled();
    end();
    await done;
    expect(given.leave).toHaveBeenCalledTimes(1);
  });

  it('[RUN-9, A-205, B-275] a failure is logged, stays on the page, and may be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const endSession = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down'));
    const given = ports({ endSession });
    const logout = createLogout(given);
    await logout();
    expect(log.mock.calls[0]?.[0]).toContain('Logging out failed');
    expect(given.leave).not.toHaveBeenCalled();
    endSession.mockResolvedValue();
    await logout();
    expect(given.leave).toHaveBeenCalledTimes(1);
  });
});
