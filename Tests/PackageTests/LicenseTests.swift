import Expectations
import Foundation
import Testing

/// The license, and the pages that name it.
@Suite struct LicenseTests {
  @Test func `LICENSE is Apache 2.0 with the runtime library exception`() throws {
    let license = try RepositoryFiles.text("LICENSE")
    for heading in [
      "Apache License\n                           Version 2.0, January 2004",
      "3. Grant of Patent License.", "END OF TERMS AND CONDITIONS",
      "## Runtime Library Exception to the Apache 2.0 License: ##",
    ] {
      #expect(license.contains(heading))
    }
  }

  @Test(arguments: [("README.md", "LICENSE"), (".github/CONTRIBUTING.md", "../LICENSE")])
  func `Each page names the license of the file that it links to`(page: String, link: String) throws {
    let words = try RepositoryFiles.text(page).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("[Apache License 2.0](\(link)) with the runtime library exception"))
  }
}
