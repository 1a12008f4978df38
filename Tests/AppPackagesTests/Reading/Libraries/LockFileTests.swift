import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct LockFileTests {
  private func commands(_ file: String, _ text: String) -> [String] {
    LockFile.libraries(in: ["A/\(file)"]) { _ in Data(text.utf8) }.map { $0.command(into: "../Libraries") }
  }

  @Test func `What a lock file names can be fetched by a command`() {
    forEachRow([
      (
        "Package.resolved",
        #"{"pins":[{"identity":"snapkit","location":"https://github.com/SnapKit/SnapKit.git","state":{"version":"5.7.1"}}]}"#,
        ["git clone --depth 1 --branch 5.7.1 https://github.com/SnapKit/SnapKit.git ../Libraries/SnapKit"]
      ),
      (
        "Package.resolved",
        #"{"object":{"pins":[{"package":"A","repositoryURL":"https://x.org/a/A","state":{"revision":"1"}}]}}"#,
        ["git clone --depth 1 https://x.org/a/A ../Libraries/A"]
      ),
      (
        "Cartfile.resolved",
        "github \"B/Kit\" \"v1.0\"\nbinary \"x\" \"1\"\ngit \"https://x.org/A.git\" \"2\"\n",
        [
          "git clone --depth 1 --branch 2 https://x.org/A.git ../Libraries/A",
          "git clone --depth 1 --branch v1.0 https://github.com/B/Kit ../Libraries/Kit",
        ]
      ),
      (
        "Podfile.lock",
        "PODS:\n  - Kit (1.0)\n\nCHECKOUT OPTIONS:\n  Kit:\n    :git: https://x.org/Kit.git\n    :tag: 1.0\n  Other:\n    :commit: 12\n    :git: \"https://x.org/Other\"\n\nCOCOAPODS: 1.0\n",
        [
          "git clone --depth 1 --branch 1.0 https://x.org/Kit.git ../Libraries/Kit",
          "git clone --depth 1 https://x.org/Other ../Libraries/Other",
        ]
      ),
      ("Package.resolved", "{", []), ("Cartfile.resolved", "no line", []), ("Podfile.lock", "", []),
    ]) { file, text, expected in
      expectEqual(commands(file, text), expected)
    }
  }

  @Test func `A library is found by its module's name, whatever its repository adds`() {
    forEachRow([
      ("swift-collections", "Collections", true), ("Lottie-ios", "Lottie", true),
      ("RxSwift", "RxCocoa", false),
    ]) {
      repository, module, isNamed in
      expectEqual(LockedLibrary(name: repository, url: "", version: nil).isNamed(module), isNamed)
    }
  }
}
