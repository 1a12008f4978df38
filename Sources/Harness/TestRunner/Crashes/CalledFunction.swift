/// A function that was running when a program crashed.
struct CalledFunction: Hashable, Sendable {
  var name: String
  /// The program or library that has it.
  var image: String
  /// The position in it; `nil` if it is not known.
  var location: SourceLine?

  /// The function with its line, or with its library.
  var text: String {
    if let location { return "\(name) at \(location)" }
    return name + (image.isEmpty ? "" : " in \(image)")
  }

  /// Whether this is the app's code, and not that of the toolkit, the harness, or a dynamic library.
  var isInApp: Bool {
    guard let file = location?.file, file.hasPrefix("/"), !isProgram else { return false }
    return !Self.foldersOfOthers.contains { file.contains($0) }
  }

  /// Whether this is the code of `main.swift`, from which everything is called.
  private var isProgram: Bool { name.hasSuffix("_main") && location?.file.hasSuffix("/main.swift") == true }

  /// The type that the function belongs to, as `ListController`; `nil` for a global function.
  var typeName: String? {
    // A closure is named as `closure #1 in ListController.viewDidLoad()`.
    let name = name.split(separator: " ").last { !$0.hasPrefix("#") && $0.contains(".") } ?? ""
    let parts = name.prefix { $0 != "(" }.split(separator: ".").dropLast()
    return parts.last.map(String.init).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The folder of this package, found through this file's path, and the one of the sources of Swift's
  /// libraries.
  private static let foldersOfOthers: [String] = {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
      .joined(separator: "/")
    let own = ["Toolkit", "Frameworks", "Harness", "Port"].map { "\(package)/Sources/\($0)/" }
    return own + [
      "/swift/stdlib/", "/usr/lib/swift/", "/swift-corelibs-", "/swift-testing/", "/swift-foundation/",
    ]
  }()
}

/// A position in a source file.
struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  var file: String
  /// The line, from 1; 0 if the compiler did not record it.
  var line: Int
  var column: Int

  var description: String { line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)" }
}
