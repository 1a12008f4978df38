import Scripts
import SourceText

/// One script of a use case, in its file.
public struct ScriptFile: Hashable, Sendable {
  /// The name that scenarios and goldens have from it: the file's name without `.eg.swift`.
  public let name: String
  /// The path relative to the package.
  public let path: String
  let absolutePath: String

  static let suffix = ".eg.swift"
}

extension ScriptFile {
  /// Reads, parses and checks the script.
  ///
  /// - Throws: everything that is wrong with it, each with file, line and column.
  public func load() throws(Diagnostics) -> CheckedScript {
    try Self.script(at: absolutePath, named: path)
  }

  /// Reads, parses and checks a script anywhere; `name` is the path that messages tell.
  public static func script(at path: String, named name: String) throws(Diagnostics) -> CheckedScript {
    do {
      return try ScriptChecker(vocabulary: .standard).check(Script(parsing: text(at: path)))
    } catch {
      throw Diagnostics(error.all.map { $0.inFile(name).advising($0.next ?? "showcase check") })
    }
  }

  private static func text(at path: String) throws(Diagnostics) -> String {
    do {
      return try TextFile.read(path)
    } catch {
      throw Diagnostics([error])
    }
  }
}
