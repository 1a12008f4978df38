/// The errors that a script keeps in variables, as `error: &error` does.
@MainActor
final class ErrorVariables {
  private var errors: [String: ReplayFailure.Reason] = [:]

  /// Why the last call that has the variable failed; `nil` where it did not, or where there is none.
  subscript(variable: String) -> ReplayFailure.Reason? {
    get { errors[variable] }
    set { errors[variable] = newValue }
  }
}
