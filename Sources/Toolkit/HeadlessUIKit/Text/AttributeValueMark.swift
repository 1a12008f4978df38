/// The word that comes first in the objects that are values of attributed text.
///
/// Where Foundation has no Objective-C, attributed text compares values with `CFEqual`. It reads the
/// first word of any object as if it were Core Foundation's own, takes bits 8 to 17 for the number
/// of a type, and halts the process if they are 0. Whatever a color or a font has there by chance
/// would now and then end a scenario. No type has the number of this mark, which leads to
/// `isEqual(_:)`.
struct AttributeValueMark: Sendable {
  private let bits: UInt = 0x3FF << 8
}
