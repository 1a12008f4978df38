import Diagnostics
import Porting

/// A folder of sources that forms one module of a build.
package struct AppModule: Sendable {
  package let name: String
  let folder: AppFolder
  package let sources: AppSources
  /// Other files of the module, which are compiled as they are: their texts by their names.
  let companions: [String: String]
  /// How it is compiled; `nil` for the compiler's own language mode alone.
  var settings: CompilerSettings?

  /// - Parameters:
  ///   - name: The module's name.
  ///   - folder: The folder of its sources.
  ///   - sources: The parsed sources.
  ///   - companions: The texts of other files, by their names; none by default.
  ///   - settings: How it is compiled; by the compiler's own language mode alone by default.
  package init(
    name: String, folder: AppFolder, sources: AppSources, companions: [String: String] = [:],
    settings: CompilerSettings? = nil
  ) {
    (self.name, self.folder, self.sources, self.companions) = (name, folder, sources, companions)
    self.settings = settings
  }
}

/// An argument that names a folder and its module: `Name=Folder`, or only a folder.
struct ModuleOperand: Hashable, Sendable {
  /// The module's name.
  let name: String
  /// The folder as typed.
  let folder: String

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - text: The argument.
  ///   - help: The command that explains the arguments.
  ///   - absolutePath: Returns the absolute path of a folder, whose last part is the name if none is given.
  /// - Throws: A diagnostic for a name without a folder, and for a name that Swift does not allow.
  init(_ text: String, help: NextStep, absolutePath: (String) -> String) throws(Diagnostic) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].contains("/") else {
      (name, folder) = (Self.name(of: absolutePath(text)), text)
      return
    }
    guard !parts[1].isEmpty else {
      throw Diagnostic(
        "there is no folder after '\(text)'", expected: "a module's name and its folder: '\(text)Folder'",
        next: help)
    }
    guard parts[0] == parts[0].moduleName, !Self.isTaken(parts[0]) else {
      throw Diagnostic(
        "'\(parts[0])' cannot be the name of a module",
        expected: "letters, digits and '_', not a digit first, and no name of a framework",
        next: .showcase("breadth \("\(Self.name(of: parts[0]))=\(parts[1])".shellWord)"))
    }
    (name, folder) = (parts[0], parts[1])
  }

  /// Returns the last part of a path that is more specific than a word for sources, as a Swift name.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let name = (parts.last { !["sources", "source", "src"].contains($0.lowercased()) } ?? "App").moduleName
    return isTaken(name) ? "\(name)_" : name
  }

  private static func isTaken(_ name: String) -> Bool {
    Frameworks.all.contains(name) || ["", "Swift", "Foundation"].contains(name)
  }
}

extension [ModuleOperand] {
  /// Reads arguments, each of which is a separate module.
  ///
  /// - Throws: A diagnostic if two folders would be modules with the same name, and the faults of single arguments.
  init(
    _ texts: [String], help: NextStep, absolutePath: (String) -> String
  ) throws(Diagnostic) {
    self = []
    for text in texts {
      let operand = try ModuleOperand(text, help: help, absolutePath: absolutePath)
      if let other = first(where: { $0.name == operand.name }) {
        let renamed = ["\(other.name)=\(other.folder)", "\(operand.name)2=\(operand.folder)"]
        throw Diagnostic(
          "'\(other.folder)' and '\(operand.folder)' are both the module '\(operand.name)'",
          expected: "a name of its own for each folder: Name=Folder",
          next: .showcase("breadth \(renamed.map(\.shellWord).joined(separator: " "))"))
      }
      append(operand)
    }
  }
}

extension String {
  /// The text with an underscore for each character that is not allowed in a module's name.
  fileprivate var moduleName: String {
    let name = String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    return name.unicodeScalars.first?.properties.isXIDStart ?? true || name.hasPrefix("_") ? name : "_\(name)"
  }
}
