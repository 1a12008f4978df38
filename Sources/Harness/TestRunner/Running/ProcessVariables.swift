import TestPlans

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Sets variables of this process, and puts back what was there.
struct ProcessVariables {
  private let former: [(name: String, value: String?)]

  init(_ environment: PlanEnvironment) {
    former = environment.variables.map { variable in
      let value = getenv(variable.name).map { String(cString: $0) }
      setenv(variable.name, variable.value, 1)
      return (variable.name, value)
    }
  }

  func restore() {
    for (name, value) in former {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
