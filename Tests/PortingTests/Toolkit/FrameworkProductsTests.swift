import Expectations
import Foundation
import Testing

@testable import Porting

@Suite struct FrameworkProductsTests {
  @Test func `Each framework of the package is a product, but those for tests alone`() throws {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/Frameworks")
      .standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expectEqual(FrameworkProducts.names, Set(folders.filter { !$0.hasPrefix("_") && !$0.hasPrefix(".") }))
  }
}
