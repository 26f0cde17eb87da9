/** One option of a component, as a reader can change it. `default` applies where the address has no value. */
export type Control<Value> = {
  readonly default: Value | undefined;
  /** Marks the type that the control yields; never set. */
  readonly yields?: Value;
} & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | {
      readonly kind: 'amount';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string | undefined;
    }
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
);

/** A control for every option: a missing control does not compile. */
export type ControlsFor<Options> = {
  readonly [Name in keyof Options]-?: Control<NonNullable<Options[Name]>>;
};

export type AnyControls = Readonly<Record<string, Control<unknown>>>;

export const flag = (fallback?: boolean): Control<boolean> => ({ kind: 'flag', default: fallback });

export const text = (fallback?: string): Control<string> => ({ kind: 'text', default: fallback });

interface AmountRange {
  min?: number;
  max: number;
  step?: number;
  unit?: string;
}

export const amount = (fallback: number | undefined, range: AmountRange): Control<number> => ({
  kind: 'amount',
  default: fallback,
  min: range.min ?? 0,
  max: range.max,
  step: range.step ?? 1,
  unit: range.unit,
});

export const choice = <const Value>(
  values: readonly Value[],
  fallback?: NoInfer<Value>,
): Control<Value> => ({ kind: 'choice', values, default: fallback });
