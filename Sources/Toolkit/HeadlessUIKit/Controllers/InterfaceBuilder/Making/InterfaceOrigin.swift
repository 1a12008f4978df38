import Foundation
import InterfaceDocuments

/// Where a controller comes from in a file: its element, and what made it.
@MainActor
final class InterfaceOrigin {
  let element: InterfaceElement
  let maker: InterfaceMaker

  init(_ element: InterfaceElement, by maker: InterfaceMaker) {
    (self.element, self.maker) = (element, maker)
  }

  /// Whether the file has the controller's view.
  var hasView: Bool { viewElement != nil }

  private var viewElement: InterfaceElement? {
    ["view", "tableView", "collectionView"].lazy.compactMap { self.element.value($0) }.first
  }

  /// Makes the controller's view and its outlets; returns whether the file has a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement, let view = maker.makeView(viewElement) else { return false }
    return InterfaceNesting.hold(element.id, of: maker.storyboard) { finish(controller, with: view) }
  }

  private func finish(_ controller: UIViewController, with view: UIView) -> Bool {
    switch (controller, view) {
    case (let controller as UICollectionViewController, let view as UICollectionView):
      controller.view = UIView(frame: view.frame)
      controller.collectionView = view
    default: controller.view = view
    }
    for guide in element.children(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      let support = guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      maker.setObject(support as AnyObject, for: guide.id)
    }
    maker.connect(controller, element)
    maker.finish()
    return true
  }

  /// Returns the segue of the controller's scene with an identifier, which may begin at an object beside it.
  func segue(_ identifier: String) -> InterfaceElement? {
    let scene = maker.document.scenes.first { $0.controller?.id == element.id && element.id != nil }
    return ([element] + (scene?.objects ?? [])).lazy.flatMap(\.all)
      .first { $0.name == "segue" && $0["identifier"] == identifier }
  }
}

/// A storyboard's document with what is needed to make its controllers.
@MainActor
struct InterfaceStoryboard {
  let document: InterfaceDocument
  let context: InterfaceContext

  /// Finds a storyboard; `nil` without such a file.
  init?(named name: String, in bundle: Bundle?) throws(InterfaceFault) {
    let files = UIApplication.shared.environment.interfaceFiles
    let sources = files.sources(of: bundle, with: name, .storyboard)
    guard let document = try sources.document(name, .storyboard) else { return nil }
    files.note(document.warnings)
    self.init(document: document, context: InterfaceContext(of: name, in: bundle, sources))
  }

  init(document: InterfaceDocument, context: InterfaceContext) {
    (self.document, self.context) = (document, context)
  }

  /// Returns the nearest identifier of a controller, for messages; empty if none is near.
  func hint(_ identifier: String?) -> String {
    let known = document.scenes.compactMap(\.controller).compactMap { $0["storyboardIdentifier"] }
    return identifier.flatMap { nearestName(to: $0, among: known) }.map { " The nearest is '\($0)'." } ?? ""
  }

  /// How many controllers are being made inside each other: a file may have controllers that contain themselves.
  private static var depth = 0
  private static let deepest = 24

  /// Returns the element of the first controller, or of the one with an identifier.
  func element(_ identifier: String?) -> InterfaceElement? {
    guard let identifier else { return document.initialControllerID.flatMap(document.element) }
    return document.scenes.lazy.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
  }

  /// Makes the controller of an element; `nil` for one that is not known, which is noted.
  ///
  /// - Parameter create: Makes the controller with the coder; `nil` for the class that the file names.
  func makeController(
    _ element: InterfaceElement, create: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let maker = InterfaceMaker(document, in: context)
    guard Self.depth < Self.deepest else {
      maker.note(.tooDeep(limit: Self.deepest), at: element.position)
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    return InterfaceNesting.hold(element.id, of: self) {
      element.name == "viewControllerPlaceholder"
        ? referenced(by: element) : makeController(element, by: maker, create)
    }
  }

  private func makeController(
    _ element: InterfaceElement, by maker: InterfaceMaker, _ create: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let coder = InterfaceCoder(element, by: maker)
    let created = create?(coder)
    if let created { coder.decode(created) }
    let controller = created ?? maker.make(element) as? UIViewController
    if let controller { makeRelated(of: controller, element, maker) }
    maker.finish()
    return controller
  }

  /// Makes the controller with an identifier, as a destination of a segue.
  ///
  /// - Parameter create: Makes the controller with the coder; `nil` for the class that the file names.
  func makeController(
    id: String, for segue: InterfaceElement, create: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = document.element(id) else {
      context.files.note(
        InterfaceFault(file: document.file, position: segue.position, problem: .unknownIdentifier(id)))
      return nil
    }
    return makeController(element, create: create)
  }

  /// Returns the controller of another storyboard.
  private func referenced(by element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: context.bundle)
    return storyboard.make(element["referencedIdentifier"], create: nil)
  }

  /// Makes the controllers that a container begins with.
  private func makeRelated(
    of controller: UIViewController, _ element: InterfaceElement, _ maker: InterfaceMaker
  ) {
    let segues = element.children(of: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    guard !segues.isEmpty else { return }
    let children = segues.compactMap { segue in
      InterfaceNesting.destination(of: segue, in: self).flatMap { makeController(id: $0, for: segue) }
    }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }
}

extension InterfaceMaker {
  /// The storyboard of the made objects, for segues.
  var storyboard: InterfaceStoryboard { InterfaceStoryboard(document: document, context: context) }

  /// Puts the controller of an embedding segue into a container view.
  func embed(_ element: InterfaceElement, in view: UIView) {
    guard let segue = element.children(of: "connections").first(where: { $0["kind"] == "embed" }),
      let parent = source, let id = InterfaceNesting.destination(of: segue, in: storyboard)
    else { return }
    InterfaceNesting.hold(id, of: storyboard) {
      if let child = storyboard.makeController(id: id, for: segue) {
        embed(child, of: segue, in: parent, view)
      }
    }
  }

  private func embed(
    _ child: UIViewController, of segue: InterfaceElement, in parent: UIViewController, _ view: UIView
  ) {
    child.storyboard = parent.storyboard
    parent.prepare(
      for: UIStoryboardSegue(identifier: segue["identifier"], source: parent, destination: child), sender: nil
    )
    parent.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
