import Foundation

/// Makes two unequal values of a public type, new ones at each call.
struct DumpedType: Sendable {
  let name: String
  let first: @Sendable () -> Any
  let second: @Sendable () -> Any

  init(
    _ name: String, _ first: @escaping @Sendable @autoclosure () -> Any,
    _ second: @escaping @Sendable @autoclosure () -> Any
  ) {
    (self.name, self.first, self.second) = (name, first, second)
  }

  static let all =
    standardLibrary + numbers + foundation + foundationObjects + formatters + networking + styles
    + expressions
    + others
}

extension DumpedType {
  private struct Point {
    var x = 0
    var y = 0
  }

  private enum Choice: CaseIterable { case this, that }

  static let standardLibrary = [
    DumpedType("Array", [1, 2, 3], [1, 2, 4]), DumpedType("ArraySlice", [1, 2, 3][1...], [1, 2, 3][2...]),
    DumpedType("AnyHashable", AnyHashable(1), AnyHashable("1")), DumpedType("Bool", true, false),
    DumpedType("Character", Character("a"), Character("b")),
    DumpedType("ClosedRange", 1...2, 1...3),
    DumpedType("CollectionOfOne", CollectionOfOne(1), CollectionOfOne(2)),
    DumpedType("CollectionDifference", [1, 2].difference(from: [1]), [1, 3].difference(from: [1])),
    DumpedType("ContiguousArray", ContiguousArray([1]), ContiguousArray([2])),
    DumpedType("Dictionary", ["a": 1, "b": 2], ["a": 1, "b": 3]),
    DumpedType("Dictionary.Keys", ["a": 1, "b": 2].keys, ["a": 1, "c": 2].keys),
    DumpedType("Dictionary.Values", ["a": 1, "b": 2].values, ["a": 1, "b": 3].values),
    DumpedType("Duration", Duration.seconds(1), Duration.seconds(1) + .nanoseconds(1)),
    DumpedType("negative Duration", Duration.milliseconds(-1500), Duration.milliseconds(1500)),
    DumpedType("EnumeratedSequence", ["a"].enumerated(), ["b"].enumerated()),
    DumpedType("FloatingPointSign", FloatingPointSign.plus, FloatingPointSign.minus),
    DumpedType("InlineArray", [1, 2] as InlineArray<2, Int>, [1, 3] as InlineArray<2, Int>),
    DumpedType("KeyPath", \Point.x, \Point.y),
    DumpedType("KeyValuePairs", ["a": 1] as KeyValuePairs, ["a": 2] as KeyValuePairs),
    DumpedType("metatype", Int.self, String.self), DumpedType("Never.Type", Never.self, Void.self),
    DumpedType("Optional", Int?.some(1) as Any, Int?.none as Any),
    DumpedType("PartialRangeFrom", 1..., 2...), DumpedType("PartialRangeUpTo", ..<1, ..<2),
    DumpedType("PartialRangeThrough", ...1, ...2),
    DumpedType("Range", 1..<2, 1..<3), DumpedType("RangeSet", RangeSet([1..<2]), RangeSet([1..<3])),
    DumpedType("Repeated", repeatElement(1, count: 2), repeatElement(1, count: 3)),
    DumpedType(
      "Result", Result<Int, CancellationError>.success(1), Result<Int, CancellationError>.success(2)),
    DumpedType(
      "ReversedCollection", [1, 2].reversed() as ReversedCollection, [1, 3].reversed() as ReversedCollection),
    DumpedType("Set", Set(["a", "b", "c"]), Set(["a", "b", "d"])),
    DumpedType("StaticString", "a" as StaticString, "b" as StaticString),
    DumpedType("StrideTo", stride(from: 1, to: 9, by: 2), stride(from: 1, to: 9, by: 3)),
    DumpedType("String", "a", "b"), DumpedType("String.UTF8View", "a".utf8, "b".utf8),
    DumpedType("String.UTF16View", "a".utf16, "b".utf16),
    DumpedType("String.UnicodeScalarView", "a".unicodeScalars, "b".unicodeScalars),
    DumpedType("Substring", "ab".prefix(1), "ab".suffix(1)),
    DumpedType("tuple", (1, "a"), (1, "b")), DumpedType("labeled tuple", (x: 1, y: 2), (x: 1, y: 3)),
    DumpedType("Unicode.Scalar", Unicode.Scalar(97) as Unicode.Scalar, Unicode.Scalar(98) as Unicode.Scalar),
    DumpedType("Zip2Sequence", zip([1], [2]), zip([1], [3])),
    DumpedType("structure", Point(), Point(x: 1)), DumpedType("enumeration", Choice.this, Choice.that),
    DumpedType("TaskPriority", TaskPriority.high, TaskPriority.low),
  ]

  static let numbers = [
    DumpedType("Int8", Int8(1), Int8(2)), DumpedType("UInt8", UInt8(1), UInt8(2)),
    DumpedType("Int64", Int64.max, Int64.min), DumpedType("UInt128", UInt128.max, UInt128.min),
    DumpedType("Float", Float(1.5), Float(2.5)), DumpedType("Double", 0.1 + 0.2, 0.3),
    DumpedType("Float16", Float16(1.5), Float16(2.5)),
    DumpedType("SIMD2", SIMD2<Int32>(1, 2), SIMD2<Int32>(9, 9)),
    DumpedType("SIMD3", SIMD3<Float>(1, 2, 3), SIMD3<Float>(9, 9, 9)),
    DumpedType("SIMD4", SIMD4<Double>(1, 2, 3, 4), SIMD4<Double>(1, 2, 3, 5)),
    DumpedType("SIMD8", SIMD8<UInt8>(repeating: 1), SIMD8<UInt8>(repeating: 2)),
    DumpedType("SIMD64", SIMD64<UInt8>(repeating: 1), SIMD64<UInt8>(repeating: 2)),
    DumpedType(
      "SIMDMask", SIMDMask<SIMD2<Int32>>(repeating: true), SIMDMask<SIMD2<Int32>>(repeating: false)),
    DumpedType("Decimal", Decimal(string: "1.1") as Any, Decimal(string: "1.2") as Any),
    DumpedType("Int.Words", 1.words, 2.words),
  ]
}
