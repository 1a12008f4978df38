/// A piece of Swift in the documentation of a public declaration.
///
/// It is an indented block after an empty line, or a block fenced as Swift. Fences of other languages hold what is not
/// Swift.
struct DocumentedExample {
  /// The file, below the repository's root.
  let path: String
  /// The line of the first line of code, from one.
  let line: Int
  let code: [String]

  /// Whether the code can only be at the level of a file: extensions, protocols and imports.
  private var isAtFileLevel: Bool {
    code.contains { line in
      ["extension ", "protocol ", "import ", "public protocol ", "public extension "].contains(
        where: line.hasPrefix)
    }
  }

  /// A file that compiles if the example does. An error in it is reported at the example's own line.
  ///
  /// - Parameter imports: The modules that the example may use.
  func file(importing imports: [String]) -> String {
    let imports = imports.map { "import \($0)\n" }.joined()
    let lines = (["#sourceLocation(file: \"\(path)\", line: \(line))"] + code).joined(separator: "\n")
    return isAtFileLevel
      ? imports + lines + "\n"
      : imports + "@MainActor private func example() async throws {\n\(lines)\n#sourceLocation()\n}\n"
  }
}
