import InterfaceDocuments

/// Which containers of the app's own classes lead to the scenes of a storyboard.
///
/// A controller on the stack of a `CheckoutNavigationController` often expects just that class. So do those
/// that the stack's controllers push.
struct SceneContainers {
  /// The classes of the containers in which each controller is shown; `nil` for one of UIKit or none at all.
  private var containers: [String: Set<String?>] = [:]

  init(_ document: InterfaceDocument) {
    let segues = document.scenes.flatMap(SceneSegue.all)
    let targets = Set(segues.map(\.destination))
    var rest: [(id: String, container: String?)] = []
    for controller in document.scenes.compactMap(\.controller) {
      if let id = controller.id, !targets.contains(id) { rest.append((id, nil)) }
    }
    for segue in segues where !segue.isPush {
      rest.append((segue.destination, segue.isMembership ? segue.source["customClass"] : nil))
    }
    let pushes = Dictionary(grouping: segues.filter(\.isPush)) { $0.source.id ?? "" }
    while let (id, container) = rest.popLast() {
      guard containers[id, default: []].insert(container).inserted else { continue }
      for next in pushes[id] ?? [] { rest.append((next.destination, container)) }
    }
  }

  /// Returns the class of the only container in which a controller is shown; `nil` if it is also shown
  /// elsewhere.
  ///
  /// - Parameter id: The controller's object ID.
  func container(of id: String) -> String? {
    guard let all = containers[id], all.count == 1 else { return nil }
    return all.first ?? nil
  }
}

/// A segue, and the controller in whose scene it begins.
private struct SceneSegue {
  let source: InterfaceElement
  let destination: String
  let kind: String?

  /// The segues that begin in a scene.
  static func all(of scene: InterfaceScene) -> [SceneSegue] {
    guard let source = scene.controller else { return [] }
    return ([source] + scene.objects).flatMap(\.all).compactMap { element in
      guard element.name == "segue", element["kind"] != "unwind", let destination = element["destination"]
      else { return nil }
      return SceneSegue(source: source, destination: destination, kind: element["kind"])
    }
  }

  /// Whether the destination is what a container begins with.
  var isMembership: Bool { kind == "relationship" }

  /// Whether the destination stays in the container of the source.
  var isPush: Bool {
    let others = ["relationship", "embed", "presentation", "modal", "popover", "popoverPresentation"]
    return !others.contains(kind ?? "")
  }
}
