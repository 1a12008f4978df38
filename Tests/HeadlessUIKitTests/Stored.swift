import Expectations
import Testing

/// Expects that a property of the toolkit begins with UIKit's default and keeps what it is set to.
@MainActor
func expectStored<Root: AnyObject, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<Root, Value>, of object: Root, from standard: Value,
  to other: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    object[keyPath: property] == standard, "\(property) by default", sourceLocation: sourceLocation)
  object[keyPath: property] = other
  #expect(object[keyPath: property] == other, "\(property) as set", sourceLocation: sourceLocation)
  #expect(standard != other, "\(property) is set to its default", sourceLocation: sourceLocation)
}

/// Expects that a property of a value begins with UIKit's default and keeps what it is set to.
@MainActor
func expectStored<Root, Value: Equatable>(
  _ property: WritableKeyPath<Root, Value>, in root: Root, from standard: Value, to other: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(root[keyPath: property] == standard, "\(property) by default", sourceLocation: sourceLocation)
  var changed = root
  changed[keyPath: property] = other
  #expect(changed[keyPath: property] == other, "\(property) as set", sourceLocation: sourceLocation)
  #expect(standard != other, "\(property) is set to its default", sourceLocation: sourceLocation)
}
