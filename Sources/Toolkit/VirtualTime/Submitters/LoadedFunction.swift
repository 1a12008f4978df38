#if canImport(Glibc)
  import Glibc
#endif

/// Functions of loaded libraries that no module declares.
///
///     let pid: (@convention(c) () -> Int32)? = LoadedFunction.named("getpid")
package enum LoadedFunction {
  /// Returns a function by its symbol, as a C function of the expected type; `nil` if no loaded file has
  /// it.
  ///
  /// - Parameters:
  ///   - name: The function's symbol.
  ///   - type: A `@convention(c)` type that must fit the function, which is not checked.
  package static func named<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    exported(name) ?? cast(StaticProgram.shared?.address(of: name))
  }

  /// Returns a function that a loaded file exports, as a C function of the expected type.
  static func exported<Function>(_ name: String) -> Function? { cast(dlsym(nil, name)) }

  private static func cast<Function>(_ address: UnsafeMutableRawPointer?) -> Function? {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    return address.map { unsafeBitCast($0, to: Function.self) }
  }

  /// Returns the path of the file that is loaded at an address, and its base address; `nil` if there is no
  /// such file.
  package static func file(at address: UInt) -> (path: String, base: UInt)? {
    // The C structure `Dl_info`: the file's name and base, then the symbol's, which are not used.
    var info: (name: UnsafePointer<CChar>?, base: UInt, symbol: UInt, start: UInt) = (nil, 0, 0, 0)
    guard let find, find(address, &info) != 0, let name = info.name else { return nil }
    return (String(cString: name), info.base)
  }

  private static let find: (@convention(c) (UInt, UnsafeMutableRawPointer) -> Int32)? =
    LoadedFunction.named("dladdr")
}
