/// The command that a user should type next.
///
/// The program can be started in several ways. A command of the program is therefore distinguished from
/// others, and is printed after the program's name as the user typed it.
public enum NextStep: Hashable, Sendable, Codable {
  /// A command of the program that runs the showcases, without the program's name: `list --plan 'Smoke'`.
  case showcase(String)
  /// Any other command, complete: `git fetch --unshallow`.
  case shell(String)

  /// Prints what the program can do.
  package static let help = NextStep.showcase("help")
  /// Prints use cases, scripts and plans.
  package static let list = NextStep.showcase("list")
  /// Checks plans, scripts and goldens without running anything.
  package static let check = NextStep.showcase("check")
  /// Prints the changes that wait for review.
  package static let status = NextStep.showcase("status")
  /// Shows the changes that wait for review, one after the other.
  package static let review = NextStep.showcase("review")
  /// Removes the goldens that no scenario owns.
  package static let prune = NextStep.showcase("prune")
}

extension NextStep: CustomStringConvertible {
  /// The whole command, with `showcase` as the program's name.
  public var description: String {
    switch self {
    case .showcase(let command): "showcase \(command)"
    case .shell(let command): command
    }
  }

  /// Creates the command with this ``description``.
  package init(_ description: String) {
    let program = "showcase "
    self =
      description.hasPrefix(program)
      ? .showcase(String(description.dropFirst(program.count))) : .shell(description)
  }
}

extension String {
  /// The string as one word of a shell command; it is quoted only if a shell would not read it literally.
  package var shellWord: String {
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { plainScalars.contains($0) }
    return isPlain ? self : shellQuoted
  }

  /// The string as one word of a shell command, always in single quotes.
  package var shellQuoted: String {
    guard utf8.contains(UInt8(ascii: "'")) else { return "'\(self)'" }
    // Scalars, not characters: a combining mark after a quote would form one character with it.
    return "'" + unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}

/// The scalars that have no special meaning in a shell's argument.
private let plainScalars = Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=/.,:@%+".unicodeScalars)
