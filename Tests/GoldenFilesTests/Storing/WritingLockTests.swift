import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Platform
import TestSupport
import Testing

@Suite struct WritingLockTests {
  @Test func `One process takes the lock as often as it likes`() throws {
    let folder = try TemporaryFolder()
    let locks = [try WritingLock(root: folder.root), try WritingLock(root: folder.root)]
    try WritingLock.holdUntilExit(root: folder.root)
    try WritingLock.holdUntilExit(root: folder.root)
    expectTrue(withExtendedLifetime(locks) { folder.has(".build/showcase/lock") })
  }

  @Test func `A lock that cannot be made is a fault`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".build")
    let expected = Diagnostic(
      "the lock for writing goldens cannot be had: Not a directory", file: ".build/showcase/lock")
    #expect(throws: expected) { try WritingLock(root: folder.root) }
    #expect(throws: expected) { try WritingLock.holdUntilExit(root: folder.root) }
  }

  #if os(Linux)
    /// `F_OFD_SETLK`: a lock of an open file blocks a process's lock as another process's would.
    private static let openFileLock: Int32 = 37

    /// Opens the lock's file as another process would; it stays open, as closing it would end this process's lock.
    private func stranger(in folder: TemporaryFolder) throws -> Int32 {
      try folder.write("", to: WritingLock.path)
      return open(folder.url(WritingLock.path).path, O_RDWR)
    }

    private func locks(_ descriptor: Int32) -> Bool {
      var region = flock()
      region.l_type = Int16(F_WRLCK)
      return fcntl(descriptor, Self.openFileLock, &region) == 0
    }

    @Test(.hangLimit)
    func `What another holds is refused at once, and had as soon as it is free`() throws {
      let folder = try TemporaryFolder()
      let stranger = try stranger(in: folder)
      #expect(locks(stranger))
      let fault = #expect(throws: Diagnostic.self) { try WritingLock(root: folder.root) }
      expectEqual(fault?.problem, "another Showcase is writing goldens of this package")
      expectEqual(fault?.file, ".build/showcase/lock")
      #expect(throws: Diagnostic.self) { try WritingLock.holdUntilExit(root: folder.root) }
      close(stranger)
      #expect(throws: Never.self) { try WritingLock(root: folder.root) }
    }

    @Test(.hangLimit) func `With patience, what another holds is waited for`() throws {
      let folder = try TemporaryFolder()
      let stranger = try stranger(in: folder)
      #expect(locks(stranger))
      Thread.detachNewThread {
        usleep(100_000)
        close(stranger)
      }
      #expect(throws: Never.self) { try WritingLock(root: folder.root, waiting: .seconds(60)) }
    }

    @Test func `Patience ends with the fault that has no patience`() throws {
      let folder = try TemporaryFolder()
      let stranger = try stranger(in: folder)
      defer { close(stranger) }
      #expect(locks(stranger))
      let fault = #expect(throws: Diagnostic.self) {
        try WritingLock(root: folder.root, waiting: .milliseconds(50))
      }
      expectEqual(fault?.problem, "another Showcase is writing goldens of this package")
    }

    @Test(.hangLimit) func `A lock that cannot be made is not waited for`() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: ".build")
      #expect(throws: Diagnostic.self) { try WritingLock(root: folder.root, waiting: .seconds(600)) }
    }

    @Test func `The lock ends with the last value that has it`() throws {
      let folder = try TemporaryFolder()
      let stranger = try stranger(in: folder)
      defer { close(stranger) }
      var first: WritingLock? = try WritingLock(root: folder.root)
      let second = try WritingLock(root: folder.root)
      expectNotNil(first)
      first = nil
      expectFalse(withExtendedLifetime(second) { locks(stranger) })
    }

    @Test func `Another takes the lock when its values are gone`() throws {
      let folder = try TemporaryFolder()
      let stranger = try stranger(in: folder)
      defer { close(stranger) }
      expectFalse(withExtendedLifetime(try WritingLock(root: folder.root)) { locks(stranger) })
      #expect(locks(stranger))
    }
  #endif
}
