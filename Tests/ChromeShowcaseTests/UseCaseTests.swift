import Expectations
import Foundation
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// A failing test leads to the source of its use case, in the folder of its feature.
@Suite struct UseCasePlaceTests {
  @Test func `Each use case is written in a file of its feature's, at the line of the use case itself`() {
    forEachRow(chrome.rows) { useCase in
      let location = try #require(useCase.location)
      #expect(location.fileID.hasPrefix("ChromeShowcase/"), "\(useCase)")
    }
    forEachRow(chrome.rows) { useCase in
      let location = try #require(useCase.location)
      let lines = try String(contentsOfFile: location.filePath, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let call = lines[(location.line - 1)...].prefix(3).joined()
      #expect(call.contains("= UseCase("), "\(useCase)")
      #expect(call.contains("\"\(useCase.name)\""), "\(useCase)")
      #expect(call.contains("of: \(useCase.classForDisplay).self"), "\(useCase)")
    }
  }
}
