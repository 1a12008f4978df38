import Foundation
import InterfaceDocuments

/// The storyboards among an app's resources, by the classes of their controllers.
struct AppInterfaces {
  /// A scene that a storyboard makes by itself.
  struct Scene: Hashable, Sendable {
    /// The storyboard's name, without its ending.
    let storyboard: String
    /// The controller's identifier; `nil` for the storyboard's first controller.
    let identifier: String?
  }

  private var scenes: [String: Scene] = [:]

  /// Reads storyboards; those that are broken have no scenes.
  ///
  /// - Parameters:
  ///   - files: The paths of storyboards, relative to a folder.
  ///   - folder: The folder's absolute path.
  init(_ files: [String], in folder: String) {
    for file in files.sorted() where file.hasSuffix(".storyboard") {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let document = try? InterfaceDocument(Array(bytes), file: file)
      else { continue }
      add(document, named: String(file.lastPart.dropLast(".storyboard".count)))
    }
  }

  private mutating func add(_ document: InterfaceDocument, named name: String) {
    for controller in document.scenes.compactMap(\.controller) {
      guard let customClass = controller["customClass"] else { continue }
      let isFirst = controller.id != nil && controller.id == document.initialControllerID
      if let identifier = controller["storyboardIdentifier"] {
        scenes[customClass] = Scene(storyboard: name, identifier: identifier)
      } else if isFirst, scenes[customClass] == nil {
        scenes[customClass] = Scene(storyboard: name, identifier: nil)
      }
    }
  }

  /// Returns the scene whose controller is of a class; `nil` if no scene of that class can be made by itself.
  func scene(ofClass name: String) -> Scene? { scenes[name] }
}
