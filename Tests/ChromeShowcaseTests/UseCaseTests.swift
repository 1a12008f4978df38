import Foundation
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// A failing test leads to where its use case is written down, in the folder of its feature.
@Suite struct UseCasePlaceTests {
  @Test(arguments: chrome.rows)
  func `Each use case is written in a file of its feature's`(useCase: UseCase) throws {
    let location = try #require(useCase.location)
    #expect(location.fileID.hasPrefix("ChromeShowcase/"))
  }

  @Test(arguments: chrome.rows)
  func `The line is that of the use case itself, not of the list of them`(useCase: UseCase) throws {
    let location = try #require(useCase.location)
    let lines = try String(contentsOfFile: location.filePath, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let call = lines[(location.line - 1)...].prefix(3).joined()
    #expect(call.contains("= UseCase("))
    #expect(call.contains("\"\(useCase.name)\""))
    #expect(call.contains("of: \(useCase.classForDisplay).self"))
  }
}
