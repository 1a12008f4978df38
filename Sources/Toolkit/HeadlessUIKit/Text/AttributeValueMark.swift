/// The first word of objects that are values of attributed text.
///
/// Without Objective-C, Foundation compares values of attributed text with `CFEqual`, which reads
/// the first word of any object as Core Foundation's own: bits 8 to 17 are the number of a type,
/// and 0 halts the process. The contents of a color or a font would sometimes have 0 there. No type
/// has the number of this mark, so that `CFEqual` calls `isEqual(_:)`.
struct AttributeValueMark: Sendable {
  private let bits: UInt = 0x3FF << 8
}
