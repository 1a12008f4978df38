import Foundation
import Platform

/// The folder that is a worker's home, as iOS gives each application its own container: nothing that an
/// application writes there reaches the machine's user, or another worker.
package struct DataContainer: Hashable, Sendable {
  private let path: String

  /// Makes a folder in the folder for temporary files that the variables name.
  init(environment: [String: String]) throws(CannotBeMade) {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(folder)/\(Self.namePrefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CannotBeMade(folder: folder, reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  struct CannotBeMade: Error {
    var folder: String
    /// The system's message.
    var reason: String
  }

  private static let namePrefix = "showcase-container."
  private static let variable = "SHOWCASE_DATA_CONTAINER"

  /// The variables with which a process and its libraries find the folder.
  var variables: [String: String] {
    let library = path + "/Library"
    return [
      Self.variable: path, "HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": path + "/tmp",
      "XDG_CACHE_HOME": library + "/Caches", "XDG_CONFIG_HOME": library + "/Preferences",
      "XDG_DATA_HOME": library + "/Application Support",
    ]
  }

  /// Removes the folder with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension DataContainer {
  /// The container of this process, which a worker has.
  package static var current: DataContainer? {
    // Its content gets removed, so the name must be one that only a container has.
    guard let path = getenv(variable).map({ String(cString: $0) }),
      path.split(separator: "/").last?.hasPrefix(namePrefix) == true
    else { return nil }
    return DataContainer(path: path)
  }

  private init(path: String) {
    self.path = path
  }

  /// Removes everything in it, and makes the folders that each application has.
  ///
  /// - Throws: What the system reports, such as a full disk.
  package func renew() throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
      try files.removeItem(atPath: "\(path)/\(name)")
    }
    let folders = [
      "Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp",
    ]
    for folder in folders {
      try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
  }
}
