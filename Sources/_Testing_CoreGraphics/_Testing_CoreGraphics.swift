// no code: see Package.swift
