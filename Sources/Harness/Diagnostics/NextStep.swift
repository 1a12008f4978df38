/// The command that a user should type next.
///
/// The program may be started in several ways, so a command of the program is kept apart from all others:
/// what prints it puts the name in front that the user typed.
public enum NextStep: Hashable, Sendable, Codable {
  /// A command of the program that runs the showcases, without the program's name: `list --plan 'Smoke'`.
  case showcase(String)
  /// Any other command, whole: `git fetch --unshallow`.
  case shell(String)

  /// Prints what the program can do.
  public static let help = NextStep.showcase("help")
  /// Prints use cases, scripts and plans.
  public static let list = NextStep.showcase("list")
  /// Checks plans, scripts and goldens without running anything.
  public static let check = NextStep.showcase("check")
  /// Prints what waits for review.
  public static let status = NextStep.showcase("status")
  /// Opens what waits for review, one change after the other.
  public static let review = NextStep.showcase("review")
  /// Removes the goldens that no scenario owns.
  public static let prune = NextStep.showcase("prune")
}

extension NextStep: CustomStringConvertible {
  /// The whole command, with `showcase` as the program's name.
  public var description: String {
    switch self {
    case .showcase(let command): "showcase \(command)"
    case .shell(let command): command
    }
  }

  /// The command that ``description`` prints so.
  public init(_ description: String) {
    let program = "showcase "
    self =
      description.hasPrefix(program)
      ? .showcase(String(description.dropFirst(program.count))) : .shell(description)
  }
}
