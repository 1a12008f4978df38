import Foundation
import InterfaceDocuments

/// A xib with what is needed to make its objects.
@MainActor
struct InterfaceNib {
  let document: InterfaceDocument
  let context: InterfaceContext

  /// Returns a xib; `nil` without such a file, and for one that cannot be read, which raises an exception.
  static func named(_ name: String, in bundle: Bundle?, near owner: AnyObject?) -> InterfaceNib? {
    let files = UIApplication.shared.environment.interfaceFiles
    let sources = files.sources(of: bundle, with: name, .xib)
    do throws(InterfaceFault) {
      guard let document = try sources.document(name, .xib) else { return nil }
      files.note(document.warnings)
      return InterfaceNib(
        document: document, context: InterfaceContext(of: name, in: bundle, sources, near: owner))
    } catch {
      UIException.raise(.internalInconsistency, "Could not load NIB '\(name)': \(error)")
      return nil
    }
  }

  /// Returns the xib with a controller's view: the one with a name, or the one named after the class.
  static func of(_ controller: UIViewController, named name: String?, in bundle: Bundle?) -> InterfaceNib? {
    guard !owners.contains(ObjectIdentifier(controller)),
      InterfaceClasses.module(of: controller) != "HeadlessUIKit" || name != nil
    else { return nil }
    if let name { return named(name, in: bundle, near: controller) }
    let className = "\(type(of: controller))"
    let isController = className.hasSuffix("Controller")
    let names = (isController ? [String(className.dropLast("Controller".count))] : []) + [className]
    let files = UIApplication.shared.environment.interfaceFiles
    let found = names.first { files.sources(of: bundle, with: $0, .xib).has($0, .xib) }
    // A file that is named like the class but belongs to another one, as that of a view.
    guard let found, let nib = named(found, in: bundle, near: controller),
      nib.document.owner?.connections.contains(where: { $0.kind == .outlet(property: "view") }) == true
    else { return nil }
    return nib
  }

  /// The owners whose objects are being made: one that asks for its view meanwhile does not read its file again.
  private static var owners: Set<ObjectIdentifier> = []

  /// Makes the objects of the file for an owner.
  func instantiate(for owner: Any?) -> [AnyObject] {
    let maker = InterfaceMaker(document, in: context)
    let object = owner.map { $0 as AnyObject }
    let isFirst = object.map { Self.owners.insert(ObjectIdentifier($0)).inserted } ?? false
    defer { if isFirst, let object { Self.owners.remove(ObjectIdentifier(object)) } }
    if let object, let placeholder = document.owner {
      maker.setObject(object, for: placeholder.id)
      maker.controller = object as? UIViewController
      // The owner's view comes before what others do with it when they are connected.
      maker.connect(object, placeholder)
    }
    let objects = document.objects.compactMap { maker.make($0) }
    maker.finish()
    return objects
  }
}
