import Expectations
import Testing

@testable import HeadlessUIKit

/// What files say for classes of sizes.
@Suite @MainActor
struct InterfaceVariationTests {
  private typealias Samples = InterfaceFileSamples

  @Test func `The view that a variation names is left out, even after an element that is not known`() throws {
    let view = """
      <view id="v-1">
      <subviews>
      <labell id="x-1"/>
      <view tag="1" id="a-1"/>
      <view tag="2" id="b-1"/>
      </subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a-1"/></mask></variation>
      </view>
      """
    try UIApplication().run {
      let samples = try Samples(["Card.xib": Samples.nib(view)])
      let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
      let view = try #require(objects.first as? UIView)
      expectEqual(view.subviews.map(\.tag), [2])
      expectEqual(
        samples.warnings, ["Card.xib:8:1: the element 'labell' is not known; the nearest is 'label'"])
    }
  }
}
