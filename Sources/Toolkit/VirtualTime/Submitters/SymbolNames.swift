#if canImport(Glibc)
  import Glibc
#endif

/// The names of a program's symbols, in which some can be looked for without reading all.
///
///     SymbolNames.ofProgram?.contain("$s11VirtualTime6ReplayC")  // true
package struct SymbolNames: @unchecked Sendable {
  /// A part of a file that stays mapped into memory, and never changes.
  private let names: UnsafeRawBufferPointer

  /// The names of the running program's symbols; `nil` if it was stripped.
  package static let ofProgram = SymbolNames(ofFile: "/proc/self/exe")

  /// Maps a program, which is never released; `nil` without symbols.
  init?(ofFile path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
    guard let start, start != MAP_FAILED else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: size)
    guard let sections = SymbolSections(of: bytes) else {
      munmap(start, size)
      return nil
    }
    names = UnsafeRawBufferPointer(rebasing: bytes[sections.names])
  }

  /// Whether a symbol's name begins with a text, or contains it.
  package func contain(_ text: String) -> Bool {
    guard let search = Self.search, let start = names.baseAddress else { return true }
    return Array(text.utf8).withUnsafeBytes { text in
      text.baseAddress.map { search(start, names.count, $0, text.count) != nil } ?? true
    }
  }

  private typealias Search =
    @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?

  /// The C library's `memmem`, which its module does not declare.
  private static let search: Search? = LoadedFunction.named("memmem")
}
