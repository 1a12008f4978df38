import Foundation
import InterfaceDocuments

/// Makes the objects of a storyboard's scene or of a xib.
///
/// Objects are made from the outside in, then constraints and connections are made, and then all of them are
/// woken, as in UIKit.
@MainActor
final class InterfaceMaker {
  let document: InterfaceDocument
  let context: InterfaceContext
  /// The objects by the identifiers of their elements.
  private var objects: [String: AnyObject] = [:]
  /// The same objects, held weakly, once all are connected: by then, whatever uses an object keeps it alive.
  private var weakObjects: [String: WeakObject] = [:]
  /// The objects around a prototype cell, whose actions and segues begin there.
  private let outer: InterfaceMaker?
  /// What has to be done when all objects are there.
  private var pending: [@MainActor () -> Void] = []
  /// What has to be done when all objects are connected: controllers that are put into containers use outlets.
  private var embeddings: [@MainActor () -> Void] = []
  private var awaking: [UIResponder] = []
  /// The controller to which the made views belong; `nil` in a xib without a controller as its owner.
  weak var controller: UIViewController?

  init(_ document: InterfaceDocument, in context: InterfaceContext, inside outer: InterfaceMaker? = nil) {
    (self.document, self.context, self.outer) = (document, context, outer)
  }

  func object(_ id: String) -> AnyObject? { objects[id] ?? weakObjects[id]?.object ?? outer?.object(id) }

  /// The controller whose scene the objects are in.
  var source: UIViewController? { controller ?? outer?.source }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  func setObject(_ object: AnyObject, for id: String?) {
    if let id { objects[id] = object }
  }

  /// Does something when all objects are there.
  func later(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  /// Does something when all objects are connected.
  func afterConnecting(_ action: @escaping @MainActor () -> Void) { embeddings.append(action) }

  /// Makes constraints and connections, puts controllers into containers, and wakes the objects.
  func finish() {
    while !pending.isEmpty || !embeddings.isEmpty {
      let actions = pending.isEmpty ? embeddings : pending
      if pending.isEmpty { embeddings = [] } else { pending = [] }
      for action in actions { action() }
    }
    let awakened = awaking
    awaking = []
    for responder in awakened { responder.awakeFromNib() }
    for (id, object) in objects { weakObjects[id] = WeakObject(object: object) }
    objects = [:]
  }

  func wakeLater(_ object: AnyObject) {
    if let responder = object as? UIResponder { awaking.append(responder) }
  }

  func note(_ problem: InterfaceFault.Problem, at position: InterfacePosition) {
    context.files.note(InterfaceFault(file: document.file, position: position, problem: problem))
  }

  /// Makes the object of an element; `nil` for an element that is not known, which is noted.
  func make(_ element: InterfaceElement) -> AnyObject? {
    guard let kind = InterfaceKind.named(element.name) else {
      note(
        .unknownElement(element.name, nearest: nearestName(to: element.name, among: InterfaceKind.names)),
        at: element.position)
      return nil
    }
    let coder = InterfaceCoder(element, by: self)
    let object = kind.make(customClass(of: element, kind), coder)
    // An initializer that does not pass its coder on.
    coder.decode(object)
    return object
  }

  func makeView(_ element: InterfaceElement) -> UIView? { make(element) as? UIView }

  /// Gives an object what an element has for it.
  func fill(_ object: AnyObject, from element: InterfaceElement) {
    setObject(object, for: element.id)
    wakeLater(object)
    if let controller = object as? UIViewController {
      self.controller = controller
      controller.interface = InterfaceOrigin(element, by: self)
    }
    setProperties(of: object, from: element)
    makeContents(of: object, from: element)
    // A controller's outlets are connected when its view is loaded.
    if !(object is UIViewController) { connect(object, element) }
  }

  private func customClass(of element: InterfaceElement, _ kind: InterfaceKind) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let modules = [element["customModule"]].compactMap { $0 } + context.modules
    let found: AnyClass? = InterfaceClasses.named(name, in: modules + ["HeadlessUIKit"])
    if let found, kind.isFitting(found) { return found }
    note(.unknownClass(name, used: kind.className), at: element.position)
    return nil
  }
}

/// Where a file's classes, pictures and texts are.
@MainActor
struct InterfaceContext {
  let bundle: Bundle?
  let sources: InterfaceSources
  /// The modules whose classes the file may name.
  let modules: [String]
  /// The file's texts in the language of the stage.
  let translations: InterfaceTranslations
  let files: InterfaceFiles
  var storyboard: UIStoryboard?

  /// Returns the context of a file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without an extension.
  ///   - bundle: The bundle in which it was found; `nil` for the main bundle.
  ///   - sources: The bundle's files.
  ///   - owner: An object whose module may have the file's classes.
  init(of name: String, in bundle: Bundle?, _ sources: InterfaceSources, near owner: AnyObject? = nil) {
    let environment = UIApplication.shared.environment
    self.bundle = bundle
    self.sources = sources
    files = environment.interfaceFiles
    modules = [owner.flatMap(InterfaceClasses.module)].compactMap { $0 } + files.modules + sources.modules
    translations = InterfaceTranslations(of: name, in: sources, environment)
  }
}
