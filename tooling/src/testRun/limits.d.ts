export const limits: Readonly<
  Record<'test' | 'journey' | 'condition' | 'start' | 'stillness', number>
>;
