import Diagnostics

/// The command that a failure prints to open a golden and the new text beside each other.
///
///     withSnapshotTesting(diffTool: "code --diff") { assertSnapshot(of: "a", as: .text) }
///     // diff:   code --diff 'Tests/.../a.txt' '.build/showcase/.../a.txt'
public struct SnapshotDiffTool: Sendable, ExpressibleByStringLiteral {
  /// Returns the line to print.
  ///
  /// - Parameters:
  ///   - golden: The path of the golden, relative to the package.
  ///   - new: The path of the new text.
  let command: @Sendable (_ golden: String, _ new: String) -> String

  /// Creates a tool from what it prints.
  ///
  /// - Parameter command: Returns the line to print for the paths of a golden and of the new text, which are
  ///   relative to the package.
  public init(_ command: @escaping @Sendable (_ golden: String, _ new: String) -> String) {
    self.command = command
  }

  /// Creates a tool from a command that takes two paths.
  public init(stringLiteral command: String) {
    self.init { golden, new in "\(command) \(golden.shellQuoted) \(new.shellQuoted)" }
  }
}
