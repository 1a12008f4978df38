/// A storyboard or a xib as Interface Builder keeps it in an app's sources.
///
///     let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
///     let document = try InterfaceDocument(Array(text.utf8), file: "Card.xib")
///     document.objects  // []
package struct InterfaceDocument: Sendable {
  /// The file's name, as in messages.
  package let file: String
  /// The whole document.
  package let root: InterfaceElement
  /// The places of elements by their identifiers: the indexes of children, from the root.
  private let paths: [String: [Int]]
  /// What is odd in the document but does not keep it from being read.
  package let warnings: [InterfaceFault]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, of at most 16 MiB in UTF-8, with at most 256 elements inside each other.
  ///   - file: The file's name, for messages.
  package init(_ bytes: [UInt8], file: String) throws(InterfaceFault) {
    var reader = try MarkupReader(bytes, file: file)
    let root = try reader.read()
    let runtime = root["type"] ?? root["targetRuntime"] ?? "the element '\(root.name)'"
    guard root.name == "document", root["type"].map({ $0.contains("CocoaTouch") }) ?? true,
      root["targetRuntime"].map({ !$0.hasPrefix("MacOSX") && !$0.hasPrefix("AppleTV") }) ?? true
    else { throw InterfaceFault(file: file, position: root.position, problem: .otherDocument(runtime)) }
    var index = IdentifierIndex(file: file)
    index.add(root)
    (self.file, self.root, paths, warnings) = (file, root, index.paths, index.faults)
  }

  /// The scenes of a storyboard, in the order of the file.
  package var scenes: [InterfaceScene] {
    root.children(of: "scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
  }

  /// The objects of a xib, without its placeholders, in the order of the file.
  package var objects: [InterfaceElement] {
    root.children(of: "objects").filter { $0.name != "placeholder" }
  }

  /// The placeholder of a xib's owner; `nil` without one.
  package var owner: InterfaceElement? {
    root.children(of: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// The identifier of the storyboard's first controller; `nil` without one.
  package var initialControllerID: String? { root["initialViewController"] }

  /// Whether views follow the safe area; if not, guides of old files are at the edges under bars.
  package var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }

  /// Returns the element with an identifier.
  ///
  /// - Parameter id: Such as `abc-12-xyz`.
  package func element(_ id: String) -> InterfaceElement? {
    paths[id].map { path in path.reduce(root) { $0.children[$1] } }
  }

  /// Returns the color that the document keeps for a name; `nil` if it keeps none.
  ///
  /// - Parameters:
  ///   - name: The color's name.
  ///   - kind: `namedColor` for a color of an asset catalog, `systemColor` for one of the system.
  package func color(named name: String, kind: String) -> InterfaceColor? {
    root.children(of: "resources").first { $0.name == kind && $0["name"] == name }?.child("color").map(
      InterfaceColor.init)
  }
}

/// A scene of a storyboard: a controller, and the objects beside it.
package struct InterfaceScene: Sendable {
  /// The controller's element, or the reference to one in another storyboard; `nil` in a scene without one.
  package let controller: InterfaceElement?
  /// The other objects, such as gesture recognizers, without placeholders.
  package let objects: [InterfaceElement]

  init(_ element: InterfaceElement) {
    let members = element.children(of: "objects").filter {
      $0.name != "placeholder" && $0.name != "exit"
    }
    controller = members.first { $0["sceneMemberID"] == "viewController" }
    objects = members.filter { $0["sceneMemberID"] != "viewController" }
  }
}

/// Collects the places of elements by their identifiers.
private struct IdentifierIndex {
  let file: String
  var paths: [String: [Int]] = [:]
  var faults: [InterfaceFault] = []
  private var lines: [String: Int] = [:]

  init(file: String) { self.file = file }

  mutating func add(_ root: InterfaceElement) {
    var rest: [(element: InterfaceElement, path: [Int])] = [(root, [])]
    while let (element, path) = rest.popLast() {
      // Interface Builder gives links in `resources` and `designables` no identifiers of their own.
      if let id = element.id, element.name != "adaptation", element.name != "device" {
        note(id, of: element, at: path)
      }
      for (index, child) in element.children.enumerated().reversed() { rest.append((child, path + [index])) }
    }
  }

  private mutating func note(_ id: String, of element: InterfaceElement, at path: [Int]) {
    // Every scene and every xib has placeholders with the identifiers -1 and -2.
    if let line = lines[id], !id.hasPrefix("-") {
      faults.append(
        InterfaceFault(
          file: file, position: element.position, problem: .repeatedIdentifier(id, line: line)))
    }
    guard paths[id] == nil else { return }
    paths[id] = path
    lines[id] = element.position.line
  }
}
