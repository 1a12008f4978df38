/// A place in a text; both numbers begin with 1, and columns count bytes.
package struct InterfacePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The byte within the line, from 1.
  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }
}

/// An element of a file of Interface Builder, with what is inside it.
///
/// For example, the first child of the root of
///
/// ```text
/// <objects>
///   <label text="Hello" id="a-1"/>
/// </objects>
/// ```
///
/// has the name `label`, is on line 2, and has `"Hello"` for `element["text"]`.
package struct InterfaceElement: Hashable, Sendable {
  /// A name with a value, such as `text="Hello"`.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    /// The value, in which references such as `&amp;` are replaced.
    package let value: String
    package let position: InterfacePosition
  }

  package let name: String
  /// The attributes in the order of the file; a name occurs once.
  package let attributes: [Attribute]
  /// The elements inside, in the order of the file.
  package internal(set) var children: [InterfaceElement] = []
  /// The text directly inside, without that of the children.
  package internal(set) var text: String = ""
  /// Where the element begins.
  package let position: InterfacePosition

  /// The value of an attribute; `nil` without such an attribute.
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The identifier by which other elements refer to this one; `nil` without one.
  package var id: String? { self["id"] }
  /// The name of the property whose value the element is, such as `textColor`; `nil` for other elements.
  package var key: String? { self["key"] }

  /// Returns the first child with a name.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the child that is the value of a property.
  ///
  /// - Parameter key: The property, such as `view`.
  package func value(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// Returns the children within the first child with a name, such as those of `subviews`.
  package func children(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Returns whether an attribute is `YES`; `nil` without such an attribute.
  package func isTrue(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// Returns an attribute as a number; `nil` without such an attribute, or if it is not a finite number.
  package func number(_ name: String) -> Double? { self[name].flatMap(Double.init(interface:)) }

  /// The element and all elements inside it, in the order of the file.
  package var all: [InterfaceElement] {
    var (found, rest) = ([InterfaceElement](), [self])
    while let next = rest.popLast() {
      found.append(next)
      rest += next.children.reversed()
    }
    return found
  }
}

extension Double {
  /// Reads a number as Interface Builder writes it; `nil` for texts that are not finite numbers.
  ///
  /// - Parameter text: Such as `20.5` or `-1`.
  package init?(interface text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
