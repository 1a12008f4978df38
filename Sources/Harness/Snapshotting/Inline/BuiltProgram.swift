import Foundation
import Platform

/// The program or library that this module is part of, as it was built.
package struct BuiltProgram: Sendable {
  /// Differs between two builds.
  let identity: String
  private let date: Date

  /// - Parameters:
  ///   - identity: Differs between two builds.
  ///   - date: When it was built.
  package init(identity: String, date: Date) {
    self.identity = identity
    self.date = date
  }

  /// The running one; `nil` if its file is not found.
  package static let current: BuiltProgram? = {
    guard let path, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return BuiltProgram(identity: "\(date.timeIntervalSince1970) \(attributes[.size] ?? 0)", date: date)
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
  func isNewer(than source: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: source)
    return (attributes?[.modificationDate] as? Date).map { $0 <= date } ?? false
  }
}
