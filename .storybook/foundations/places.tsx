/** Renders the stylesheets that use a value. */
export function Places({ paths }: { paths: readonly string[] }) {
  return (
    <>
      {paths.map((path) => (
        <div key={path}>
          <code>{path}</code>
        </div>
      ))}
    </>
  );
}
