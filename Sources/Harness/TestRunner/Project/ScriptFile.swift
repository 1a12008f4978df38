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

  init(name: String, path: String, absolutePath: String) {
    self.name = name
    self.path = path
    self.absolutePath = absolutePath
  }

  /// A script anywhere.
  ///
  /// - Parameters:
  ///   - absolutePath: Where it is.
  ///   - path: What messages call the file.
  public init(at absolutePath: String, named path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = file.hasSuffix(Self.suffix) ? String(file.dropLast(Self.suffix.count)) : file
    self.path = path
    self.absolutePath = absolutePath
  }
}

extension ScriptFile {
  /// Reads, parses and checks the script.
  ///
  /// - Throws: everything that is wrong with it, each with file, line and column.
  public func load() throws(Diagnostics) -> CheckedScript {
    do throws(Diagnostics) {
      return try ScriptChecker(vocabulary: .standard).check(Script(parsing: Self.text(at: absolutePath)))
    } catch {
      throw Diagnostics(error.all.map { $0.inFile(path).advising($0.next ?? "showcase check") })
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
