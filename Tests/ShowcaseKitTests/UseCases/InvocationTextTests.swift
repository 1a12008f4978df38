import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

/// The table of the texts is that of Chrome's ProtocolAlerter.
@Suite @MainActor struct InvocationTextTests {
  private final class Plain {}

  private final class Row: CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  private enum State: Int {
    case on = 3
  }

  private func text(_ argument: Any?) -> String {
    InvocationText.text(of: "set:", [argument])
  }

  @Test func `A message is its selector, each keyword with its argument`() {
    // A message without arguments is its selector.
    expectEqual(InvocationText.text(of: "dismissModals", []), "dismissModals")
    // Each keyword is followed by its argument.
    expectEqual(
      InvocationText.text(
        of: "picker:didSelectRow:", [Row("kPicker"), Row("Label: Canada, Value: CAN")]),
      "picker:kPicker didSelectRow:Label: Canada, Value: CAN")
  }

  @Test func `Arguments are spelled as Objective-C describes them`() {
    // A missing value is `nil`, however deeply it is wrapped.
    expectEqual(text(nil), "set:nil")
    expectEqual(text(String?.none as Any), "set:nil")
    expectEqual(text(Int??.some(.none) as Any), "set:nil")
    // Strings and whole numbers.
    expectEqual(text("a \"b\""), #"set:@"a "b"""#)
    expectEqual(text(Optional("a")), #"set:@"a""#)
    expectEqual(text(-3), "set:-3")
    expectEqual(text(UInt64.max), "set:18446744073709551615")
    expectEqual(text(State.on), "set:3")
    // Objects describe themselves, without an address; those that do not are reported by their class.
    expectEqual(text(Row("<Row: 0x60000a1b> {length = 2}")), "set:<Row> {length = 2}")
    expectEqual(text(Row("")), "set:<Row object, no description>")
    expectEqual(text(Plain()), "set:<Plain>")
    expectEqual(text(UISwitch()), "set:<UISwitch>")
    // Of other values only the type is reported.
    expectEqual(text(true), "set:<Unknown Type:B>")
    expectEqual(text(1.5), "set:<Unknown Type:d>")
    expectEqual(text(CGPoint(x: 1, y: 2)), "set:<Unknown Type:{CGPoint=dd}>")
  }
}
