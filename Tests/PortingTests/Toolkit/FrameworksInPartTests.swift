import Expectations
import Testing

@testable import Porting

@Suite struct FrameworksInPartTests {
  @Test
  func `A framework of which the toolkit has a part is no product`() {
    expectEqual(FrameworksInPart.names.intersection(FrameworkProducts.names), [])
  }

  @Test func `The module of a framework shows the toolkit's part`() {
    expectEqual(FrameworksInPart.source(of: "SafariServices"), "@_exported import UIKit\n")
    expectNil(FrameworksInPart.source(of: "MapKit"))
    expectEqual(FrameworksInPart.firstLine(of: "MapKit"), "import UIKit\n")
  }
}
