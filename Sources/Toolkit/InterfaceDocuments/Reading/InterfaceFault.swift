/// Why a file of Interface Builder cannot be read, or what in it is not known.
///
/// Its description has the file and the position, what was expected, and the nearest known name:
///
/// ```text
/// Main.storyboard:12:9: expected '</view>' for the element of line 7, found '</subviews>'
/// ```
package struct InterfaceFault: Error, Hashable, Sendable {
  /// The file's name, as in messages.
  package let file: String
  package let position: InterfacePosition
  package let problem: Problem

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - file: The file's name.
  ///   - position: Where in the file.
  ///   - problem: What is wrong.
  package init(file: String, position: InterfacePosition, problem: Problem) {
    (self.file, self.position, self.problem) = (file, position, problem)
  }

  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The file is longer than what is read, in bytes.
    case tooLong(limit: Int)
    /// The file has more elements than are read.
    case tooManyElements(limit: Int)
    /// Elements are nested deeper than they are read.
    case tooDeep(limit: Int)
    /// The bytes are not UTF-8.
    case invalidText
    /// Something else was expected.
    case expected(String, found: String)
    /// An element ends by another name.
    case wrongEnd(name: String, line: Int, found: String)
    /// A reference such as `&name;` that XML does not define by itself.
    case unknownReference(String)
    /// A document type, which may define references without end.
    case documentType
    /// An attribute that occurs twice.
    case repeatedAttribute(String)
    /// Two elements with one identifier; the line is that of the first.
    case repeatedIdentifier(String, line: Int)
    /// A document that is not one of Interface Builder for iOS.
    case otherDocument(String)
    /// An element that is not known.
    case unknownElement(String, nearest: String?)
    /// An attribute or a value that an element's object does not have.
    case unknownProperty(String, element: String, nearest: String?)
    /// A value that cannot be read, and what was expected.
    case unreadableValue(String, property: String, expected: String)
    /// A reference to an identifier that no element has.
    case unknownIdentifier(String)
    /// A segue that puts a controller, given by its identifier, into itself.
    case containedInItself(String)
    /// A class that is not in the program; another one is used.
    case unknownClass(String, used: String)
    /// An outlet that the object does not have, and what to write.
    case unknownOutlet(String, owner: String, instead: String)
    /// An action that the object does not have, and what to write.
    case unknownAction(String, owner: String, instead: String)
  }
}

extension InterfaceFault: CustomStringConvertible {
  package var description: String { "\(file):\(position.line):\(position.column): \(problem)" }
}

extension InterfaceFault.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let limit): "expected at most \(limit) bytes"
    case .tooManyElements(let limit): "expected at most \(limit) elements"
    case .tooDeep(let limit): "expected at most \(limit) elements inside each other"
    case .invalidText: "expected UTF-8"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .wrongEnd(let name, let line, let found):
      "expected '</\(name)>' for the element of line \(line), found '</\(found)>'"
    case .unknownReference(let name):
      "'&\(name);' is not known; expected amp, lt, gt, quot, apos or a number"
    case .documentType: "a document type is not read; expected the element 'document'"
    case .repeatedAttribute(let name): "the attribute '\(name)' occurs twice"
    case .repeatedIdentifier(let id, let line): "the identifier '\(id)' is that of line \(line), too"
    case .otherDocument(let found):
      "expected a document of Interface Builder for iOS, found \(found)"
    default: unknown
    }
  }

  private var unknown: String {
    switch self {
    case .unknownElement(let name, let nearest): "the element '\(name)' is not known\(Self.hint(nearest))"
    case .unknownProperty(let name, let element, let nearest):
      "'\(name)' of '\(element)' is not known\(Self.hint(nearest))"
    case .unreadableValue(let value, let property, let expected):
      "'\(property)' is '\(value)', expected \(expected)"
    case .unknownIdentifier(let id): "no element has the identifier '\(id)'"
    case .containedInItself(let id):
      "the controller '\(id)' would be inside itself; expected a segue to another controller"
    case .unknownClass(let name, let used): "the class '\(name)' is not in the program, \(used) is used"
    case .unknownOutlet(let name, let owner, let instead):
      "the outlet '\(name)' of \(owner) cannot be set; \(instead)"
    case .unknownAction(let name, let owner, let instead):
      "the action '\(name)' of \(owner) cannot be found; \(instead)"
    default: ""
    }
  }

  private static func hint(_ nearest: String?) -> String { nearest.map { "; the nearest is '\($0)'" } ?? "" }
}
