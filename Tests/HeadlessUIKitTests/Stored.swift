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
