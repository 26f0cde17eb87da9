/** Fields of a form that could not be taken, to be sent once more; a crumb is never among them. */
export const KeptFields = ({ fields }: { fields: URLSearchParams }) => (
  <>
    {[...fields]
      .filter(([name]) => name !== 'crumb')
      .map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
  </>
);
