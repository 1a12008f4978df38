import Diagnostics
import Expectations
import Foundation
import Review
import TestSupport
import Testing

/// What is reported without git, without a repository, or with one that git would not read.
@Suite struct GitRepositoryTests {
  private func fault(
    in folder: String, _ variables: [String: String] = [:]
  ) throws -> (problem: String, next: NextStep?)? {
    let environment = SampleRepository.environment.merging(variables) { $1 }
    return try diagnostic { _ = try GitRepository(of: folder, environment: environment) }
      .map { ($0.problem, $0.next) }
  }

  @Test func `without git, a repository or a working tree there is nothing to compare with`() throws {
    let missing = try #require(try fault(in: SampleRepository().root, ["PATH": "/nowhere"]))
    #expect(missing == ("there is no 'git' to read former goldens with", .status))

    let folder = try TemporaryFolder()
    let outside = try #require(try fault(in: folder.root))
    #expect(outside == ("'\(folder.root)' is in no git repository", .status))

    let bare = try SampleRepository().clone("--bare")
    let inBare = try #require(try fault(in: bare.root))
    expectEqual(inBare.problem, "'\(bare.root)' is in no working tree of its repository")
  }

  @Test func `the command for a repository of another user calls it safe`() throws {
    let repository = try SampleRepository(package: "App")
    try repository.commit()
    let variables = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]
    let fault = try #require(try fault(in: repository.root, variables))
    #expect(fault.problem.hasPrefix("git does not trust the repository of '\(repository.root)'"))
    expectEqual(fault.next, .shell("git config --global --add safe.directory \(repository.folder.root)"))
  }

  @Test func `a repository that a hook names is not taken for the package's own`() throws {
    let (repository, other) = (try SampleRepository(), try SampleRepository())
    let environment = SampleRepository.environment.merging(["GIT_DIR": "\(other.root)/.git"]) { $1 }
    let base = try GitRepository(of: repository.root, environment: environment).base(named: "HEAD")
    #expect(try repository.git("rev-parse", "HEAD").hasPrefix(base.commit))
  }
}
