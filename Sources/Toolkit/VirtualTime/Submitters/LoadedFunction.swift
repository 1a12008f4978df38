#if canImport(Glibc)
  import Glibc
#endif

/// Functions of the libraries that are loaded, which no module declares.
package enum LoadedFunction {
  /// Returns a function by its name, as a C function of the expected type; `nil` where no file has it.
  package static func named<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    exported(name) ?? cast(StaticProgram.shared?.address(of: name))
  }

  /// Returns a function that a loaded file exports, as a C function of the expected type.
  static func exported<Function>(_ name: String) -> Function? { cast(dlsym(nil, name)) }

  private static func cast<Function>(_ address: UnsafeMutableRawPointer?) -> Function? {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    return address.map { unsafeBitCast($0, to: Function.self) }
  }

  /// Returns the file that is loaded at an address, and where it begins.
  package static func file(at address: UInt) -> (path: String, base: UInt)? {
    // The C structure `Dl_info`: the file's name and base, then the symbol's, which are not of use.
    var info: (name: UnsafePointer<CChar>?, base: UInt, symbol: UInt, start: UInt) = (nil, 0, 0, 0)
    guard let find, find(address, &info) != 0, let name = info.name else { return nil }
    return (String(cString: name), info.base)
  }

  private static let find: (@convention(c) (UInt, UnsafeMutableRawPointer) -> Int32)? =
    LoadedFunction.named("dladdr")
}
