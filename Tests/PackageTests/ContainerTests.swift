import Expectations
import Foundation
import Testing

/// The container in which a Mac runs Showcase, which is that of the servers.
@Suite struct ContainerTests {
  @Test func `devcontainer.json is JSON without comments`() throws {
    let json = try RepositoryFiles.text(".devcontainer/devcontainer.json")
    expectNotNil(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test(arguments: [
    (".github/workflows/ci.yml", #"(?m)^ +container: (\S+)$"#),
    ("README.md", #"docker run .+ (swift:\S+) swift run"#),
  ])
  func `The container's image is that of each other place`(place: String, pattern: String) throws {
    let image = try RepositoryFiles.text(".devcontainer/Dockerfile").firstMatch(of: #/(?m)^FROM (\S+)$/#)
    let named = try RepositoryFiles.text(place)
      .firstMatch(of: try Regex(pattern, as: (Substring, Substring).self))
    expectEqual(try #require(image).1, try #require(named).1)
  }

  @Test func `The container has the packages that .ci/run installs`() throws {
    let packages = try Self.packages(in: ".devcontainer/Dockerfile")
    expectFalse(packages.isEmpty)
    expectEqual(packages, try Self.packages(in: ".ci/run"))
  }

  /// The packages that a script or a Dockerfile installs.
  private static func packages(in path: String) throws -> [Substring] {
    let installation = try RepositoryFiles.text(path)
      .firstMatch(of: #/apt-get install --yes --no-install-recommends ([a-z0-9 -]+)/#)
    return try #require(installation).1.split(separator: " ")
  }
}
