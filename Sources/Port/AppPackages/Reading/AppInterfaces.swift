import Foundation
import InterfaceDocuments
import Porting

/// The scenes in the storyboards among an app's resources.
struct AppInterfaces {
  /// A controller in a storyboard.
  struct Scene: Hashable, Sendable {
    /// The storyboard's name, without its ending.
    let storyboard: String
    /// The controller's object ID.
    let id: String
    /// What a person calls it: its title, its storyboard ID, or else its object ID.
    var title: String
    /// The class of the container that alone leads to it, if the app has such a class.
    var container: String?
    /// Whether it is the only scene of its class in its storyboard.
    var isOnlyOne = true
  }

  /// The scenes of each class, those first that more ways lead to.
  private var scenes: [String: [RankedScene]] = [:]
  /// The scenes with texts whose controllers have classes of UIKit, in the order of the storyboards' paths.
  private(set) var plainScenes: [Scene] = []
  /// The names of the storyboards that can be read.
  private(set) var storyboards: Set<String> = []

  private struct RankedScene {
    let scene: Scene
    let rank: Int
  }

  /// Reads storyboards; those that are broken have no scenes.
  ///
  /// - Parameters:
  ///   - files: The paths of storyboards, relative to a folder.
  ///   - folder: The folder's absolute path.
  init(_ files: [String], in folder: String) {
    for file in files.sorted() where file.hasSuffix(".storyboard") {
      let name = String(file.lastPart.dropLast(".storyboard".count))
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let document = try? InterfaceDocument(Array(bytes), file: file),
        // A file is found by its name, so of several the first one counts.
        storyboards.insert(name).inserted
      else { continue }
      add(document, named: name)
    }
  }

  private mutating func add(_ document: InterfaceDocument, named name: String) {
    let (contained, containers) = (document.containedInFirst, SceneContainers(document))
    let controllers = document.scenes.compactMap(\.controller)
    for controller in controllers {
      guard let id = controller.id else { continue }
      var scene = Scene(
        storyboard: name, id: id, title: controller.shownTitle, container: containers.container(of: id))
      guard let customClass = controller["customClass"] else {
        if controller.isPlainWithTexts, document.root["launchScreen"] != "YES" { plainScenes.append(scene) }
        continue
      }
      scene.isOnlyOne = controllers.count { $0["customClass"] == customClass } == 1
      let rank =
        controller["storyboardIdentifier"] != nil
        ? 0 : id == document.initialControllerID ? 1 : contained.contains(id) ? 2 : 3
      scenes[customClass, default: []].append(RankedScene(scene: scene, rank: rank))
    }
  }

  /// Returns the scenes whose controllers are of a class: those with a storyboard ID first, then a
  /// storyboard's first one, then what that contains, then those that only segues lead to.
  func scenes(ofClass name: String) -> [Scene] {
    (scenes[name] ?? []).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.scene)
  }
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

extension InterfaceElement {
  /// What a person calls a controller.
  fileprivate var shownTitle: String {
    let titles = [self["title"], child("navigationItem")?["title"], self["storyboardIdentifier"]]
    return titles.compactMap { $0?.trimmedSpaces }.first { !$0.isEmpty } ?? id ?? ""
  }

  /// Whether it is a controller of one of UIKit's simple classes that shows a text.
  fileprivate var isPlainWithTexts: Bool {
    guard ["viewController", "tableViewController", "collectionViewController"].contains(name) else {
      return false
    }
    let views = ["view", "tableView", "collectionView"].compactMap { value($0) }
    return views.flatMap(\.all).contains(where: \.isText)
  }

  private var isText: Bool {
    switch name {
    case "label", "textView", "textField": has("text") || has("placeholder")
    case "state", "segment", "buttonConfiguration", "tableViewSection": has("title") || has("headerTitle")
    default: false
    }
  }

  private func has(_ text: String) -> Bool {
    (self[text] ?? value(text)?.text)?.trimmedSpaces.isEmpty == false
  }
}
