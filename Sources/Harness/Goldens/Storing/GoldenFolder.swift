import Foundation
import SourceText

/// A folder that holds files under golden paths.
public struct GoldenFolder: Hashable, Sendable {
  /// The path of the folder that golden paths are relative to.
  public let root: String

  /// What messages put before a path, so that it counts from the package's folder.
  private let prefix: String

  /// - Parameters:
  ///   - root: the path of the package's folder.
  ///   - prefix: the folder in the package that golden paths are relative to; the package's own by default.
  public init(root: String, under prefix: String = "") {
    self.root = prefix.isEmpty ? root : "\(root)/\(prefix)"
    self.prefix = prefix.isEmpty ? "" : "\(prefix)/"
  }

  /// The path as messages tell it.
  func shown(_ path: GoldenPath) -> String { prefix + path.path }

  func absolute(_ path: GoldenPath) -> String {
    "\(root)/\(path)"
  }

  func fault(_ problem: String, _ path: GoldenPath, _ error: any Error) -> Diagnostic {
    Diagnostic("\(problem): \(error.localizedDescription)", file: shown(path))
  }
}

extension GoldenFolder {
  /// The text of a file; `nil` where there is none.
  ///
  /// - Throws: a diagnostic for what cannot be read or is not UTF-8.
  public func read(_ path: GoldenPath) throws(Diagnostic) -> String? {
    guard let bytes = try bytes(at: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic("the golden is not UTF-8", file: shown(path), expected: "text as Showcase wrote it")
    }
    return text
  }

  func bytes(at path: GoldenPath) throws(Diagnostic) -> Data? {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: absolute(path)))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw fault("the golden cannot be read", path, error)
    }
  }
}
