import Foundation
import TestSupport

@testable import HeadlessUIKit

/// An application with the resources of a folder.
@MainActor
struct AppFolder {
  let folder: TemporaryFolder
  let application: UIApplication

  /// Creates the application, and writes the files by their paths.
  init(
    _ files: [String: String], languages: [String] = ["en"], device: VirtualDevice = .iPhone
  ) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    var settings = EnvironmentSettings()
    settings.languages = languages
    application = UIApplication(device: device, environment: settings)
    application.environment.addResources(in: folder.root)
  }

  /// Runs code in the application.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try application.run(body) }

  /// The faults of the resources that code asked for.
  var faults: [String] { application.resourceFaults.map(\.description) }

  /// A property list in XML.
  static func list(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }
}
