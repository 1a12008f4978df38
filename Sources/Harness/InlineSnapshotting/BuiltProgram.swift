import Foundation
import Platform

/// The program or library that this module is part of, as it was built.
package struct BuiltProgram: Sendable {
  /// Differs between two builds.
  let identity: String
  private let date: Date
  private let path: String?

  /// - Parameters:
  ///   - identity: Differs between two builds.
  ///   - date: When it was built.
  ///   - path: Its file, beside which the compiler keeps a folder for each module.
  package init(identity: String, date: Date, path: String? = nil) {
    self.identity = identity
    self.date = date
    self.path = path
  }

  /// The running one; `nil` if its file is not found.
  package static let current: BuiltProgram? = {
    guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    let identity = "\(date.timeIntervalSince1970) \(attributes[.size] ?? 0)"
    return BuiltProgram(identity: identity, date: date, path: path)
  }()

  private static var path: String? {
    #if canImport(Darwin)
      // Xcode's program loads the tests as a library.
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else { return nil }
      return String(cString: name)
    #else
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
  }

  /// Whether a source was last changed before the program was built.
  ///
  /// A build that makes the same program again leaves its file as it is. Then only the compiler's files have
  /// a later date than the source.
  ///
  /// - Parameter module: The module of the source.
  func isNewer(than source: String, in module: String) -> Bool {
    guard let changed = Self.date(of: source) else { return false }
    return changed <= date || compilation(of: source, in: module).map { changed <= $0 } ?? false
  }

  /// When a source was last compiled without errors: the list of what it depends on is written then.
  private func compilation(of source: String, in module: String) -> Date? {
    guard let path else { return nil }
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent + ".d"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "\(module).build")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == name }
      .compactMap { Self.date(of: $0.path) }.max()
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
