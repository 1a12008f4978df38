/// The errors that a script keeps in variables by `error: &error`.
@MainActor
final class ErrorVariables {
  private var errors: [String: ReplayFailure.Reason] = [:]

  /// Why the last call with the variable failed; `nil` if it succeeded, or if there was no such call.
  subscript(variable: String) -> ReplayFailure.Reason? {
    get { errors[variable] }
    set { errors[variable] = newValue }
  }
}
