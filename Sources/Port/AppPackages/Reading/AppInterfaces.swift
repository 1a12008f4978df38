import Foundation
import InterfaceDocuments
import Porting

/// The storyboards among an app's resources, by the classes of their controllers.
struct AppInterfaces {
  /// How a storyboard makes a controller.
  struct Scene: Hashable, Sendable {
    /// The storyboard's name, without its ending.
    let storyboard: String
    let way: Way
  }

  /// The way to a scene's controller, the best first.
  enum Way: Hashable, Sendable {
    case identifier(String)
    case first
    /// It is in the storyboard's first controller, which contains others.
    case inFirst
    /// Only a segue leads to it.
    case segue

    fileprivate var rank: Int {
      switch self {
      case .identifier: 0
      case .first: 1
      case .inFirst: 2
      case .segue: 3
      }
    }
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
    let contained = document.containedInFirst
    for controller in document.scenes.compactMap(\.controller) {
      guard let customClass = controller["customClass"], let id = controller.id else { continue }
      let way =
        controller["storyboardIdentifier"].map(Way.identifier)
        ?? (id == document.initialControllerID ? .first : contained.contains(id) ? .inFirst : .segue)
      let known = scenes[customClass]
      if known.map({ way.rank < $0.way.rank }) ?? true {
        scenes[customClass] = Scene(storyboard: name, way: way)
      }
    }
  }

  /// Returns the scene whose controller is of a class; `nil` if that class is in no storyboard.
  func scene(ofClass name: String) -> Scene? { scenes[name] }
}

extension AppInterfaces {
  /// Returns the classes of UIKit whose elements have a class of the app in storyboards and xibs, by the app's classes.
  static func classesOfElements(in files: [String], of folder: String) -> [String: String] {
    var classes: [String: String] = [:]
    for file in files.sorted() where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: /<(\w+) [^>]*?customClass="(\w+)"/) {
        let name = "UI" + match.output.1.prefix(1).uppercased() + match.output.1.dropFirst()
        if ToolkitClasses.isKnown(name) { classes[String(match.output.2)] = name }
      }
    }
    return classes
  }
}

extension InterfaceDocument {
  /// The identifiers of the controllers that the first one contains, such as its tabs and what is on their stacks.
  fileprivate var containedInFirst: Set<String> {
    var (found, rest) = (Set<String>(), [initialControllerID].compactMap { $0 })
    while let id = rest.popLast() {
      let segues = element(id)?.children(of: "connections").filter { $0["kind"] == "relationship" } ?? []
      for next in segues.compactMap({ $0["destination"] }) where found.insert(next).inserted {
        rest.append(next)
      }
    }
    return found
  }
}
