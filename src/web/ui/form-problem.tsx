/** The error of a form as a whole, below its fields; nothing without a sentence. */
export function FormProblem({ children }: { children: string | null | undefined }) {
  return (
    children && (
      <p role="alert" className="text-sm font-semibold text-sindoor">
        {children}
      </p>
    )
  );
}
