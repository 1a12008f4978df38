import AppBreadth
import Diagnostics

/// A target of a Swift package or an Xcode project, or a folder of sources without either.
///
///     AppTarget(name: "MyApp", kind: .app, source: "MyApp.xcodeproj", files: ["MyApp/A.swift"])
struct AppTarget: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case app
    case library
  }

  /// The module's name.
  var name: String
  /// The name that its project or package gives it, by which a person asks for it; the module's name if `nil`.
  var givenName: String?
  var kind: Kind
  /// The file that declares it, relative to the app's folder; empty for a folder without such a file.
  var source: String
  /// The Swift files, relative to the app's folder, sorted.
  var files: [String]
  /// The resources that the toolkit reads, sorted.
  var resources: [AppResource] = []
  /// The app's `Info.plist`, relative to the app's folder; `nil` if it has none.
  var information: String?
  /// How the sources are compiled.
  var settings = CompilerSettings()
  /// The settings that an Xcode project gives it; `nil` without one.
  var buildSettings: BuildSettings?
  /// What is wrong in its files of build settings, which are left out.
  var remarks: [Diagnostic] = []

  /// The name by which a person asks for it.
  var title: String { givenName ?? name }

  /// The number of folders above the file that declares it.
  var depth: Int { source.split(separator: "/").count }
}

extension [String] {
  /// The files below a folder of the app, whose own path is empty.
  func below(_ folder: String) -> [String] {
    folder.isEmpty ? self : filter { $0.hasPrefix("\(folder)/") }
  }
}

extension String {
  /// The folder of a path; empty for a name alone.
  var folderPath: String { split(separator: "/").dropLast().joined(separator: "/") }

  /// The last part of a path.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

  /// The path without `.` and without `..` that follow a folder.
  var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The path of something in this folder; an empty path is the folder itself.
  func appending(_ path: String) -> String { isEmpty ? path : path.isEmpty ? self : "\(self)/\(path)" }

  /// The text as the name of a module: letters, digits and `_` of ASCII.
  var moduleName: String {
    let name = String(
      unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isXIDContinue ? Character(scalar) : "_"
      })
    guard let first = name.unicodeScalars.first, name.contains(where: { $0 != "_" }) else { return "App" }
    return first.properties.isXIDStart || first == "_" ? name : "_\(name)"
  }
}
