/// A connection from one object to another, as files of Interface Builder write it.
///
/// For example, `<outlet property="nameLabel" destination="a-1" id="o-2"/>` connects an outlet.
package struct InterfaceConnection: Hashable, Sendable {
  /// The kinds of connections.
  package enum Kind: Hashable, Sendable {
    /// A property that becomes the destination.
    case outlet(property: String)
    /// A property whose array gets the destination.
    case outletCollection(property: String)
    /// A message to the destination, at a control's event such as `touchUpInside`; `nil` for other senders.
    case action(selector: String, event: String?)
    /// A way to another controller, such as `show`, with its identifier.
    case segue(kind: String, identifier: String?)
  }

  package let kind: Kind
  package let destination: String
  package let element: InterfaceElement

  /// Reads a connection's element; `nil` for elements of other kinds.
  ///
  /// - Parameter element: A child of an element `connections`.
  package init?(_ element: InterfaceElement) {
    guard let destination = element["destination"] else { return nil }
    switch element.name {
    case "outlet": kind = .outlet(property: element["property"] ?? "")
    case "outletCollection": kind = .outletCollection(property: element["property"] ?? "")
    case "action": kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
    case "segue": kind = .segue(kind: element["kind"] ?? "", identifier: element["identifier"])
    default: return nil
    }
    self.destination = destination
    self.element = element
  }
}

extension InterfaceElement {
  /// The connections that begin at the element's object, in the order of the file.
  package var connections: [InterfaceConnection] {
    children(of: "connections").compactMap(InterfaceConnection.init)
  }
}
